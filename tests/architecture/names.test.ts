import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLong, longFiles, namelessFiles, silencingFiles, strayFolders } from './files';

const project = join(import.meta.dirname, '../..');
const fixtures = join(import.meta.dirname, 'fixtures');

describe('where a reader looks', () => {
  it('a name that says nothing is caught', () => {
    expect(namelessFiles(join(fixtures, 'names'))).toEqual([
      'server/common/mail.ts',
      'server/misc.paths.ts',
      'src/domain/dateHelpers.ts',
      'src/helper.tsx',
      'src/utils.ts',
    ]);
  });

  it('every file has a name that says what is in it', () => {
    expect(namelessFiles(project)).toEqual([]);
  });

  it('a folder that is no area is caught', () => {
    expect(strayFolders(join(fixtures, 'names'))).toEqual(['src/machines/pupils', 'src/ui/lesson']);
  });

  it('charts and views lie in folders of areas, or in parts', () => {
    expect(strayFolders(project)).toEqual([]);
  });

  it('a file of 301 lines is caught, unless it is data', () => {
    expect(isLong('src/services/longest.ts', 'line\n'.repeat(300))).toBe(false);
    expect(isLong('src/services/long.ts', 'line\n'.repeat(301))).toBe(true);
    expect(isLong('server/world/content/long.ts', 'line\n'.repeat(301))).toBe(false);
  });

  it('no file has more than 300 lines', () => {
    expect(longFiles(project)).toEqual([]);
  });

  it('a file that tells Oxlint to look away is caught', () => {
    expect(silencingFiles(join(fixtures, 'lint'))).toEqual(['src/services/silenced.ts']);
  });

  it('no file tells Oxlint to look away', () => {
    expect(silencingFiles(project)).toEqual([]);
  });
});
