import type { Answer } from './answers';

type Work = 'get' | 'put' | 'createImageBitmap' | 'createObjectURL';

function failNext(work: Work): void {
  const database = IDBObjectStore.prototype;
  const owners = { get: database, put: database, createImageBitmap: window, createObjectURL: URL };
  const owner = owners[work];
  const real: unknown = Reflect.get(owner, work);
  Reflect.set(owner, work, () => {
    Reflect.set(owner, work, real);
    throw new Error(`the browser denies ${work}`);
  });
}

/** The browser fails the next time that the portal reads a draft, keeps one, opens a picture, or hands over a file. */
export const denied =
  (work: Work): Answer =>
  async (_, { page }) => {
    const isOpen = page.url() !== 'about:blank';
    await (isOpen ? page.evaluate(failNext, work) : page.addInitScript(failNext, work));
  };
