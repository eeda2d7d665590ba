import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Galleries take a minute each, and are among the smallest files: Vitest, which goes by size, would run them last. */
const long = 'gallery.test.tsx';

/**
 * Runs each project's long files before its others, so that no core waits at the end of a run for a file that
 * was begun on the other one a moment ago.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith(long);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
