// Requests about accounts, sign-ins and return links.
import type { Credentials, NewAccount, ReaderSettings, SecondFactorProof } from "./types";
import { ask } from "./http";

export const accountApi = {
  status: () => ask("get", "/api/account"),
  signUp: (account: NewAccount) => ask("post", "/api/account", {}, account),
  confirm: (token: string) => ask("post", "/api/account/confirm", {}, { token }),
  signIn: (credentials: Credentials) => ask("post", "/api/account/sign-in", {}, credentials),
  signOut: () => ask("post", "/api/account/sign-out"),
  changeEmail: (email: string | null, password: string, code: string) =>
    ask("patch", "/api/account", {}, { email, password, code }),
  /** Request a password reset link by mail. */
  forgot: (name: string) => ask("post", "/api/account/forgotten", {}, { name }),
  recover: (token: string, password: string) => ask("post", "/api/account/recovery", {}, { token, password }),
  newSecret: () => ask("post", "/api/account/second-factor/secret"),
  setFactor: (proof: SecondFactorProof) => ask("post", "/api/account/second-factor", {}, proof),
  endFactor: (password: string, code: string) =>
    ask("delete", "/api/account/second-factor", {}, { password, code }),
  changePassword: (old: string, wanted: string, code: string) =>
    ask("put", "/api/account/password", {}, { old, new: wanted, code }),
  settings: () => ask("get", "/api/account/settings"),
  keep: (wanted: ReaderSettings) => ask("put", "/api/account/settings", {}, wanted),
  data: (code: string) => ask("post", "/api/account/export", {}, { code }),
  /** Delete all data on the server; `password` is null for a guest. */
  forget: (password: string | null, code: string) => ask("delete", "/api/account", {}, { password, code }),
  signIns: () => ask("get", "/api/account/sign-ins"),
  end: (sign_in_id: string) => ask("delete", "/api/account/sign-ins/{sign_in_id}", { sign_in_id }),
  endOthers: () => ask("delete", "/api/account/sign-ins"),
  makeLink: () => ask("post", "/api/account/return-link"),
  forgetLink: () => ask("delete", "/api/account/return-link"),
  comeBack: (token: string, adopt: boolean) => ask("post", "/api/account/return", {}, { token, adopt }),
};
