import { expect, it } from "vitest";
import { press } from "../../dev/mounting";
import { trapped } from "./trapped";

it("Tab goes round in a question, whose first button has the focus", () => {
  document.body.innerHTML = "<div><button>a</button><button>b</button></div><button>c</button>";
  trapped(document.body.querySelector("div")!);
  const at = () => document.activeElement!.textContent;
  expect(at()).toBe("a");
  const went = ["Tab", "Tab"].map((key) => (press(key), at()));
  expect(went).toEqual(["b", "a"]);
  press("Tab", { shiftKey: true });
  expect(at()).toBe("b");
  document.body.innerHTML = "";
});
