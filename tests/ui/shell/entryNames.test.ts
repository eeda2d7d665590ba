import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import shell from '../../../locales/en/shell.json';
import { sidebarEntries, visibleEntries } from '../../../src/domain/roles';
import { sampleTeacher } from '../../../src/machines/shell/navigationGuard.paths';

const folder = new URL('../../../locales/en/', import.meta.url);
const words = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));

it('[SIDE-023] English words send nobody to an entry that the English sidebar does not have', () => {
  const viewer = {
    info: sampleTeacher,
    subjectId: 1,
    source: '',
    switches: [],
    grayTests: {},
  } as const;
  const shown = visibleEntries({ ...viewer, language: 'en' });
  const hidden = sidebarEntries.filter((entry) => !shown.includes(entry));
  const named = hidden.filter((entry) =>
    words.some((text) => text.includes(`“${shell.sidebar[entry]}”`)),
  );
  expect(hidden).toContain('crystal');
  expect(named).toEqual([]);
});
