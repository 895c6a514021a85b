import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import source from "../../../../src/exlibris/texts/en/client.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
const problems = bundle.addResource(new FluentResource(source));
if (problems.length > 0) throw new Error(`client.ftl: ${problems.join("; ")}`);

/** Marks a string as a message id, so that the catalog's test finds it. */
export function msg(id: string): string {
  return id;
}

/** The text of a message; a missing message shows its id instead of nothing. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args ?? null, errors);
  if (errors.length > 0) console.error(`client.ftl: ${id}:`, ...errors);
  return text;
}
