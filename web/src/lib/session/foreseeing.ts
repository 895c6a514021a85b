import type { Api } from "../api/http";
import type { Decision, ActionOption, Preview, FullSnapshot } from "../api/types";

/** The used part of a table's session. */
interface Asking {
  readonly id: string;
  readonly api: Pick<Api, "preview">;
  readonly shown: Pick<FullSnapshot, "number"> | null;
  readonly decision: Pick<Decision, "seat"> | null;
}

const known = new Map<string, Promise<Preview | null>>();

/** Return the preview of an option, or null if luck or a secret decides. It is requested once per snapshot. */
export function previewOf(
  { id, api, shown, decision }: Asking,
  { action }: ActionOption,
): Promise<Preview | null> {
  const [number, seat] = [shown?.number ?? 0, decision?.seat ?? 0];
  const key = `${id} ${seat} ${number} ${action}`;
  const before = known.get(key);
  if (before) return before;
  const asked = api.preview(id, seat, action, number).then(
    ({ preview }) => preview,
    () => {
      // A preview that fails needs no message: there is just none.
      known.delete(key);
      return null;
    },
  );
  known.set(key, asked);
  return asked;
}

/** Drop all previews, because they are out of date. */
export function forgetPreviews(): void {
  known.clear();
}
