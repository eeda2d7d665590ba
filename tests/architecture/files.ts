import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const layers = ['src', 'server', 'tests', 'scripts', 'locales'];
const nameless = /(^|\/)(utils?|helpers?|common|misc)[./]|[a-z](Utils?|Helpers?)\./i;
const data =
  /^(locales|server\/world\/content|server\/db\/migrations|tests\/ui\/\w+\/controls)\/|^src\/atlas\/cases\/controls\.json$/;
const longest = 300;

/** The areas of the product, which are the same in every layer. */
const areas = [
  ...['account', 'shell', 'home', 'students', 'lessons', 'reports', 'answers', 'homework'],
  ...['grading', 'feedback', 'foundation', 'rewards', 'scores', 'exams', 'supervision'],
  ...['approvals', 'localPoints', 'materials', 'preparation', 'training', 'messages', 'workOrders'],
];

/** The files of a project's layers, by their paths in it. */
function filesOf(project: string): string[] {
  return layers
    .flatMap((layer) => filesBelow(project, layer))
    .filter((file) => !file.startsWith('tests/architecture/fixtures/'))
    .sort();
}

function filesBelow(project: string, folder: string): string[] {
  return entriesOf(join(project, folder)).flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(project, `${folder}/${entry.name}`)
      : `${folder}/${entry.name}`,
  );
}

/** What lies in a folder: nothing where there is none yet. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Files whose name, or whose folder's, would fit anything. */
export function namelessFiles(project: string): string[] {
  return filesOf(project).filter((file) => nameless.test(file));
}

/** Whether a text has more lines than a reader takes in of a file; data may. */
export const isLong = (file: string, text: string) =>
  !data.test(file) && text.split('\n').length > longest + 1;

/** Files that are too long. */
export function longFiles(project: string): string[] {
  return filesOf(project).filter((file) => isLong(file, readFileSync(join(project, file), 'utf8')));
}

/** Folders of charts or views that are neither an area nor parts. */
export function strayFolders(project: string): string[] {
  return ['src/machines', 'src/ui'].flatMap((layer) =>
    entriesOf(join(project, layer))
      .filter((entry) => entry.isDirectory() && ![...areas, 'parts'].includes(entry.name))
      .map((entry) => `${layer}/${entry.name}`),
  );
}

/** Files that tell Oxlint to look away; it obeys whatever its config says. */
export function silencingFiles(project: string): string[] {
  const configs = entriesOf(project).flatMap(({ name }) =>
    /\.config\.[jt]s$/.test(name) ? [name] : [],
  );
  return [...configs, ...filesOf(project)].filter((file) =>
    /oxlint-(?:disable|enable)/.test(readFileSync(join(project, file), 'utf8')),
  );
}
