// The worker that thinks: it gets work as text, and sends back what comes of it.
import { startPython } from "./python";

const python = startPython().then((started) => started.pyimport("exlibris.page.thinking"));

onmessage = async ({ data }: MessageEvent<string>) => {
  const { done } = (await python) as unknown as { done(text: string): string };
  postMessage(done(data));
};
