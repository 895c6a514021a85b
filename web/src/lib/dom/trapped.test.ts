import { expect, it } from "vitest";
import { press } from "../../dev/mounting";
import { trapped } from "./trapped";

it("Tab goes round in a question, whose first button has the focus", () => {
  document.body.innerHTML =
    "<div><button>a</button><button>b</button><button>c</button></div><button>d</button>";
  trapped(document.body.querySelector("div")!);
  const at = () => document.activeElement!.textContent;
  expect(at()).toBe("a");
  const went = ["Tab", "Tab", "Tab"].map((key) => (press(key), at()));
  expect(went).toEqual(["b", "c", "a"]);
  press("Tab", { shiftKey: true });
  expect(at()).toBe("c");
  document.body.innerHTML = "";
});
