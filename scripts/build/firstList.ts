import { resolve } from 'node:path';

/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Most people's first list, what stands around it, and what its calls go through. */
const roots = [
  'src/app/screens/students.ts',
  'src/app/frame/frameParts.ts',
  'src/services/transport.ts',
].map((path) => resolve(path));

const ofChakra = /[\\/]node_modules[\\/]@chakra-ui[\\/]/;

function importedFrom(modules: Modules): ReadonlySet<string> {
  const found = new Set(roots);
  // A set is gone through with what is added on the way.
  for (const id of found) {
    // The index of Chakra names all of its components, needed or not.
    if (ofChakra.test(id)) continue;
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/** Names the chunk of the modules that the first list imports, itself or through others; none for the rest. */
export function forFirstList(name: string) {
  return (id: string, modules: Modules) => (importedFrom(modules).has(id) ? name : null);
}
