// @vitest-environment happy-dom
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** The chunks that come before one in a circle of static imports, the chunk itself last; none where there is no circle. */
function circleFrom(
  start: string,
  importsOf: ReadonlyMap<string, readonly string[]>,
  way: readonly string[] = [start],
): readonly string[] {
  for (const next of importsOf.get(way.at(-1) ?? start) ?? []) {
    if (next === start) return [...way, start];
    if (way.includes(next)) continue;
    const found = circleFrom(start, importsOf, [...way, next]);
    if (found.length > 0) return found;
  }
  return [];
}

const start = ['/app/start/preload.ts', '/app/start/main.tsx'];
const around = ['/app/frame/frameParts.ts', '/app/routing/PageViews.tsx', '/services/transport.ts'];

/**
 * What the first pages are made of, and what of it is on the wire at most until they can be used: scripts and Chinese words in KB
 * of brotli, in so many files. The document and the answers, some 8 KB, are measured by `npm run bench -- pages`.
 */
const budgets = [
  { page: 'login', files: 3, most: 189, modules: [...start, '/app/screens/login.ts'] },
  {
    page: 'first list',
    files: 5,
    most: 240,
    modules: [...start, ...around, '/app/screens/students.ts', '/locales/zh/students.json'],
  },
  {
    page: 'home',
    files: 7,
    most: 247,
    modules: [
      ...[...start, ...around, '/app/screens/home.ts'],
      ...['/locales/zh/home.json', '/locales/zh/students.json'],
    ],
  },
];

describe('the built portal', () => {
  let folder: string;
  let chunks: readonly Rolldown.OutputChunk[];

  beforeAll(async () => {
    // What lies in node_modules is evaluated as it is.
    await mkdir('node_modules/.cache', { recursive: true });
    folder = await mkdtemp(resolve('node_modules/.cache/portal-'));
    // A run of tests would be given what libraries are for developers.
    vi.stubEnv('NODE_ENV', 'production');
    const built = await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
    const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    vi.unstubAllEnvs();
    chunks = outputs.filter((one) => one.type === 'chunk');
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has no chunks that import each other in a circle', () => {
    const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
    expect(chunks.length).toBeGreaterThan(1);
    expect(chunks.map(({ fileName }) => circleFrom(fileName, importsOf)).flat()).toEqual([]);
  });

  it('runs first what asks for the screen, before the portal itself is there', async () => {
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    const [first, second] = [...page.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(
      ([, file]) => file,
    );
    const asking = chunks.find(({ fileName }) => fileName === first);
    expect(second).toMatch(/portal/);
    expect(asking?.dynamicImports).toEqual(
      expect.arrayContaining([expect.stringMatching(/students/)]),
    );
    expect(asking?.imports.filter((file) => /portal|shared/.test(file))).toEqual([]);
  });

  it('brings libraries of charts, formulas and spelling only to pages that show them', () => {
    const most = [
      'preload',
      'portal',
      'login',
      'frame',
      'firstList',
      'furtherShared',
      'components',
    ];
    const shared = chunks.filter(({ name }) => most.includes(name));
    expect(shared).toHaveLength(most.length);
    const modules = shared.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /\/(victory|d3-|katex|pinyin-pro|uqr)/.test(id))).toEqual([]);
  });

  it.each(budgets)(
    'brings the page $page in $most KB and $files files, and nothing that only another page shows',
    ({ files, most, modules }) => {
      const loaded = new Set(
        chunks.filter(({ moduleIds }) =>
          moduleIds.some((id) => modules.some((module) => id.endsWith(module))),
        ),
      );
      // A set is gone through with what is added on the way.
      for (const { imports } of loaded) {
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
      }
      const bytes = [...loaded].map(({ code }) => brotliCompressSync(code).byteLength);
      expect(bytes.reduce((sum, one) => sum + one, 0) / 1024).toBeLessThan(most);
      expect(loaded.size).toBe(files);
    },
  );

  it('has chunks that each can be evaluated', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    // The portal starts, with nobody to ask.
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    vi.stubGlobal('XMLHttpRequest', undefined);
    for (const { fileName } of chunks) {
      const address = pathToFileURL(join(folder, fileName)).href;
      await expect(import(/* @vite-ignore */ address), fileName).resolves.toBeDefined();
    }
  });
});
