import { resolve } from 'node:path';

/** What the bundler tells of a module. */
interface Module {
  readonly importedIds: readonly string[];
  readonly code: string | null;
}

/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): Module | null;
}

const packaged = /[\\/]node_modules[\\/]/;
const iconIndex = /[\\/]lucide-react\.mjs$/;
const iconNames = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/;
/** The names of an icon, and its file. */
const iconFile = /export\s*\{([^}]*)\}\s*from\s*["']\.\/(icons\/[\w-]+\.mjs)["']/g;

/** The icons that a module draws. It imports the index of all of them. */
function iconsOf(modules: Modules, { code, importedIds }: Module): readonly string[] {
  const names = iconNames.exec(code ?? '')?.[1]?.split(',') ?? [];
  const index = modules.getModuleInfo(importedIds.find((id) => iconIndex.test(id)) ?? '');
  const files = [...(index?.code ?? '').matchAll(iconFile)].flatMap(([, all = '', file = '']) =>
    names.some((name) => new RegExp(`as ${name.trim()}\\b`).test(all)) ? [file] : [],
  );
  return index?.importedIds.filter((id) => files.some((file) => id.endsWith(file))) ?? [];
}

/** The modules that some import, themselves or through others. What they need of a package comes along, but for icons. */
function reachedFrom(modules: Modules, ...files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files.map((file) => resolve(file)));
  // A set is gone through with what is added on the way.
  for (const id of found) {
    const module = modules.getModuleInfo(id);
    if (module === null || packaged.test(id)) continue;
    const own = module.importedIds.filter((imported) => !packaged.test(imported));
    for (const imported of [...own, ...iconsOf(modules, module)]) found.add(imported);
  }
  return found;
}

/** What stands around every page behind the login. */
const around = [
  'src/app/frame/frameParts.ts',
  'src/app/routing/PageViews.tsx',
  'src/services/transport.ts',
];

type FirstChunk = 'login' | 'frame' | 'firstList' | 'home';

/** Which chunk each module of the first pages comes in, beyond the start. */
function sorted(modules: Modules): ReadonlyMap<string, FirstChunk> {
  const login = reachedFrom(modules, 'src/app/screens/login.ts');
  const frame = reachedFrom(modules, ...around);
  const list = reachedFrom(modules, 'src/app/screens/students.ts');
  const home = reachedFrom(modules, 'src/app/screens/home.ts');
  const chunkOf = (id: string): FirstChunk => {
    if (login.has(id)) return 'login';
    if (frame.has(id) || (home.has(id) && list.has(id))) return 'frame';
    return list.has(id) ? 'firstList' : 'home';
  };
  const all = [login, frame, list, home].flatMap((ids) => [...ids]);
  return new Map(all.map((id) => [id, chunkOf(id)]));
}

/** Names the chunks of the first pages, so that each page asks for few files and gets little that it does not show. */
export function firstPages() {
  let known: ReadonlyMap<string, FirstChunk> | null = null;
  return (chunk: FirstChunk) => (id: string, modules: Modules) =>
    (known ??= sorted(modules)).get(id) === chunk ? chunk : null;
}
