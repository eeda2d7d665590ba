import type { TFunction } from 'i18next';
import type { ExamPaper } from '../../domain/exams';

/** What a paper is called: by its school year, term, grade, exam and region; speaks words of `exams`, `students`, `scores` and `shell`. */
export function paperName(t: TFunction, paper: ExamPaper): string {
  return t('exams:paper.name', {
    ...{ year: String(paper.year), next: String(paper.year + 1) },
    term: t(`exams:term.${paper.term}`),
    grade: t(`students:grade.${String(paper.grade)}`),
    subject: t(`shell:subject.${String(paper.subject_id)}`),
    exam: t(`scores:exam_type.${paper.exam_type}`),
    region: t(`exams:region.${paper.region}`),
  });
}
