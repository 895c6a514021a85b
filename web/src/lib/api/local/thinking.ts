// The thinking worker: it gets tasks as text, and sends back the results. An error here ends Python, so it is reported
// to the serving worker, which starts a new one.
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
