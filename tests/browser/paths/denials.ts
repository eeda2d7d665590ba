import type { Answer } from './answers';

type Work = 'get' | 'put' | 'createImageBitmap';

function failNext(work: Work): void {
  const owner = work === 'createImageBitmap' ? window : IDBObjectStore.prototype;
  const real: unknown = Reflect.get(owner, work);
  Reflect.set(owner, work, () => {
    Reflect.set(owner, work, real);
    throw new Error(`the browser denies ${work}`);
  });
}

/** The browser fails the next time that the portal reads a draft, keeps one, or opens a picture. */
export const denied =
  (work: Work): Answer =>
  async (_, { page }) => {
    const isOpen = page.url() !== 'about:blank';
    await (isOpen ? page.evaluate(failNext, work) : page.addInitScript(failNext, work));
  };
