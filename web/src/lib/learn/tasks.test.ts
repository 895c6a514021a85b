import { describe, expect, it } from "vitest";
import { actionsBefore, taskAfter, taskBack } from "./tasks";

const tasks = [
  { key: "talk", acts: 0 },
  { key: "one", acts: 1 },
  { key: "two", acts: 2 },
  { key: "more-talk", acts: 0 },
  { key: "last", acts: 1 },
  { key: "bye", acts: 0 },
];

describe("the tasks of a lesson", () => {
  it("know the number of actions before them", () => {
    expect(tasks.map((_, task) => actionsBefore(tasks, task))).toEqual([0, 0, 1, 3, 3, 4]);
  });

  it("begin with the first, whatever it asks for", () => {
    expect(taskAfter(tasks, 0)).toBe(0);
    expect(taskAfter(tasks.slice(1), 0)).toBe(0);
  });

  it("go on when all their actions are done, and stop at one to read", () => {
    expect([1, 2, 3, 4].map((actions) => taskAfter(tasks, actions))).toEqual([2, 2, 3, 5]);
  });

  it("lead back to their own beginning first", () => {
    expect(taskBack(tasks, 2, 2)).toBe(2);
    expect(taskBack(tasks, 2, 1)).toBe(1);
    expect(taskBack(tasks, 0, 0)).toBe(0);
  });
});
