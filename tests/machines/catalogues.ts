import { StateMachine, type AnyStateMachine } from 'xstate';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isCatalogueFile = (path: string) => path.endsWith('.paths.ts');

/** Every chart among the exports of some modules, by the name that it is exported with. */
export function chartsIn(modules: Modules): [string, AnyStateMachine][] {
  return Object.entries(modules)
    .filter(([path]) => !isCatalogueFile(path))
    .flatMap(([, module]) => Object.entries(module))
    .flatMap(([name, value]) => (value instanceof StateMachine ? [[name, value]] : []));
}

function cataloguesIn(modules: Modules): string[] {
  return (
    Object.entries(modules)
      .filter(([path]) => isCatalogueFile(path))
      .flatMap(([, module]) => Object.entries(module))
      // A function makes catalogues: what it makes is run under the name of its chart.
      .filter(([name, value]) => name.endsWith('Paths') && typeof value !== 'function')
      .map(([name]) => name)
  );
}

/** The exported charts for which QA has nothing to plan paths with: `<chart>Paths` in a `.paths.ts`. */
export function chartsWithoutCatalogue(modules: Modules): string[] {
  const catalogues = new Set(cataloguesIn(modules));
  return chartsIn(modules)
    .map(([name]) => name)
    .filter((name) => !catalogues.has(`${name}Paths`));
}
