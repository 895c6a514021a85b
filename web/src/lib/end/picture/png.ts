/** Letters that come along with a picture are read while it is drawn for the first times. */
const FEWEST = 3;
const MOST = 20;
const PAUSE_MS = 60;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE_MS));

/** Draw the picture until it looks the same twice: then all of its letters are there. */
async function drawn(image: HTMLImageElement): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  let before = "";
  for (let look = 0; look < MOST; look++) {
    context.drawImage(image, 0, 0);
    const now = canvas.toDataURL();
    if (look >= FEWEST && now === before) break;
    before = now;
    await pause();
  }
  return canvas;
}

/** Return an SVG document as a PNG. Rejects if the browser can't draw it. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = await drawn(image);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
