// The worker that thinks: it gets work as text, and sends back what comes of it. An error here is the end of Python, so
// it is reported to the worker that serves, which starts another one.
import { startPython } from "./python";

const python = startPython().then((started) => started.pyimport("exlibris.page.thinking"));
python.catch(reportError);

onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    const { done } = (await python) as unknown as { done(text: string): string };
    postMessage(done(data));
  } catch (error) {
    reportError(error);
  }
};
