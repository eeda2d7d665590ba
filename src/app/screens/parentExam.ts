import type { ExamView } from '../../domain/exams';
import { parentExam } from '../../machines/exams/parentExam';
import { ParentExamScreen } from '../../ui/exams/ParentExamScreen';
import { idsIn } from '../routing/ids';
import { screen } from './screen';

const screenOf = (view: ExamView) =>
  screen({
    chart: parentExam,
    view: ParentExamScreen,
    input: ({ key }) => ({
      payload: { link: key['link'] ?? '', view },
      scope: { numbers: idsIn(key['numbers']) ?? [] },
    }),
  });

/** The three views of a result, for parents. */
export const report = screenOf('report');
export const appendix = screenOf('appendix');
export const kmap = screenOf('kmap');
