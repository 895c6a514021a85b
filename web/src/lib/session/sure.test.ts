import { expect, it } from "vitest";
import { tableIn } from "../../dev/mounting";
import type { ActionOption } from "../api/types";
import { sureText } from "./sure";

it("asks a beginner once whether to place an assistant where nothing is gained", async () => {
  for (const beginner of [true, false]) {
    const { api, session } = tableIn("space");
    const { options } = session.shown!.table;
    const table = {
      ...session.shown!.table,
      options: { ...options, variants: beginner ? ["beginner"] : [] },
    };
    session.queue.shown = { ...session.shown!, table };
    const first = session.decision!.actions.find(({ kind }) => kind === "space")!;
    const useless = { ...first, useless: "Nothing here." } as ActionOption;
    await session.act(useless);
    expect(api.act).toHaveBeenCalledTimes(beginner ? 0 : 1);
    if (!beginner) continue;
    expect(sureText(session.confirming!)).toMatch(/^Nothing here\. .*\?$/);
    session.confirming = null;
    await session.act(useless);
    expect(api.act).toHaveBeenCalledOnce();
  }
});
