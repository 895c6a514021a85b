// Requests about accounts, sign-ins and return links.
import type {
  AccountStatus,
  ByMail,
  Confirmed,
  Credentials,
  KeptSettings,
  NewAccount,
  NewSecondFactor,
  PersonalData,
  ReaderSettings,
  SecondFactorProof,
  SignInInfo,
  SpareCodes,
} from "./types";
import { post, read, request } from "./http";

const remove = (path: string): Promise<unknown> => read(path, { method: "DELETE" });

export const accountApi = {
  status: (): Promise<AccountStatus> => request("/api/account"),
  signUp: (account: NewAccount): Promise<ByMail> => post("/api/account", account),
  confirm: (token: string): Promise<Confirmed> => post("/api/account/confirm", { token }),
  signIn: (credentials: Credentials): Promise<unknown> => post("/api/account/sign-in", credentials),
  signOut: (): Promise<unknown> => post("/api/account/sign-out", null),
  changeEmail: (email: string | null, password: string, code: string): Promise<ByMail> =>
    post("/api/account", { email, password, code }, "PATCH"),
  /** Ask for a link by mail to a new password. */
  forgot: (name: string): Promise<unknown> => post("/api/account/forgotten", { name }),
  recover: (token: string, password: string): Promise<unknown> =>
    post("/api/account/recovery", { token, password }),
  newSecret: (): Promise<NewSecondFactor> => post("/api/account/second-factor/secret", null),
  setFactor: (proof: SecondFactorProof): Promise<SpareCodes> => post("/api/account/second-factor", proof),
  endFactor: (password: string, code: string): Promise<unknown> =>
    post("/api/account/second-factor", { password, code }, "DELETE"),
  changePassword: (old: string, wanted: string, code: string): Promise<unknown> =>
    post("/api/account/password", { old, new: wanted, code }, "PUT"),
  settings: (): Promise<KeptSettings> => request("/api/account/settings"),
  keep: (wanted: ReaderSettings): Promise<unknown> => post("/api/account/settings", wanted, "PUT"),
  data: (code: string): Promise<PersonalData> => post("/api/account/export", { code }),
  /** Delete all data on the server; `password` is null for a guest. */
  forget: (password: string | null, code: string): Promise<unknown> =>
    post("/api/account", { password, code }, "DELETE"),
  signIns: (): Promise<SignInInfo[]> => request("/api/account/sign-ins"),
  end: (id: string): Promise<unknown> => remove(`/api/account/sign-ins/${encodeURIComponent(id)}`),
  endOthers: (): Promise<unknown> => remove("/api/account/sign-ins"),
  makeLink: (): Promise<{ url: string }> => post("/api/account/return-link", null),
  forgetLink: (): Promise<unknown> => remove("/api/account/return-link"),
  comeBack: (token: string, adopt: boolean): Promise<{ url: string }> =>
    post("/api/account/return", { token, adopt }),
};
