// Actions go over the table's WebSocket while it is open. In any doubt they go over HTTP: a repeated request gets the
// same answer from the server, which acts only once.
import type { Api } from "./http";
import { withLog } from "./log";
import type { LiveChannel } from "./live";
import { ApiError } from "./refusals";
import type { FullSnapshot, Pushed, SocketRequest } from "./types";

/** Return the API with its actions over that channel, as long as there is one. */
export function actingOver(channel: () => LiveChannel | undefined, api: Api): Api {
  const change = async (
    request: Omit<SocketRequest, "id">,
    known: FullSnapshot | null,
    byHttp: () => Promise<FullSnapshot>,
  ): Promise<FullSnapshot> => {
    const live = channel();
    const news = known && live ? await live.ask(request).catch(() => null) : null;
    return (news && known && taken(news, known)) ?? byHttp();
  };
  return {
    ...api,
    act: (id, seat, action, number, known = null) =>
      change({ seat, action, number }, known, () => api.act(id, seat, action, number, known)),
    undo: (id, seat, number, known = null) =>
      change({ seat, undo: true, number }, known, () => api.undo(id, seat, number, known)),
  };
}

/** Return the snapshot of an answer, null if the known snapshot can't complete it. Throws a refusal. */
function taken({ answer, snapshot }: Pushed, known: FullSnapshot): FullSnapshot | null {
  if (answer?.code) {
    if (answer.status >= 500) return null;
    throw new ApiError(answer.status, answer.code, answer.detail ?? "");
  }
  if (snapshot?.log.reader !== known.logReader || snapshot.log.keep > known.log.length) return null;
  return withLog(snapshot, known);
}
