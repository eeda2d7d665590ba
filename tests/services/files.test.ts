import { afterEach, describe, expect, it, vi } from 'vitest';
import { readText } from '../../src/services/files';

const mebibyte = 1024 * 1024;
const holding = (bytes: Uint8Array<ArrayBuffer>) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(bytes)));
};

describe('the text of a file', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('第 3 题')],
    ['GBK', Uint8Array.from([0xb5, 0xda, 0x20, 0x33, 0x20, 0xcc, 0xe2])],
  ])('[ROUTE-012] is read in %s', async (_, bytes) => {
    holding(bytes);
    expect(await readText('/notes.txt')).toEqual({ text: '第 3 题', isCut: false });
  });

  it('[ROUTE-012] is its beginning where it is long, also where that ends within a character', async () => {
    holding(new TextEncoder().encode(`a${'题'.repeat(mebibyte / 2)}`));
    const { text, isCut } = await readText('/notes.txt');
    expect([text.slice(0, 2), text.length, isCut]).toEqual(['a题', Math.ceil(mebibyte / 3), true]);
    holding(new Uint8Array(mebibyte));
    expect((await readText('/notes.txt')).isCut).toBe(false);
  });
});
