import { useTranslation } from 'react-i18next';
import type { SubjectiveBank } from '../../domain/commentBank';
import type { EnglishValues } from '../../machines/grading/english';
import type { SubjectiveValues } from '../../machines/grading/subjective';
import { inTextOrder } from '../../machines/grading/annotations';

const subjectiveFields = ['central_material', 'language', 'structure', 'stars', 'comment'] as const;
const englishFields = [
  ...(['total', 'content', 'language', 'coherence', 'mechanics', 'comment'] as const),
];

/** A line for each thing that was filled in. */
function useLine() {
  const { t } = useTranslation('grading');
  return (label: string, text: string) =>
    text === '' ? [] : [t('overtaken.line', { label, text })];
}

/** The grading of a subjective question as plain text, to be copied; its marks are called as the bank calls them. */
export function useSubjectiveText(context: SubjectiveBank) {
  const { t } = useTranslation('grading');
  const line = useLine();
  return (values: SubjectiveValues): string =>
    subjectiveFields
      .flatMap((field) => line(t(`subjective.${field}`, { context }), values[field]))
      .join('\n');
}

/** The grading of an English essay as plain text, to be copied. */
export function useEnglishText() {
  const { t } = useTranslation('grading');
  const line = useLine();
  return (essay: string, values: EnglishValues): string =>
    [
      ...englishFields.flatMap((field) => line(t(`english.${field}`), values[field])),
      ...inTextOrder(values.annotations).flatMap(({ start, end, comment }) =>
        line(t('remarks.quote', { words: essay.slice(start, end) }), comment),
      ),
    ].join('\n');
}
