import { useTranslation } from 'react-i18next';
import { essayCategories } from '../../domain/grading';
import { inTextOrder } from '../../machines/grading/annotations';
import type { EssayValues } from '../../machines/grading/essay';

/** A correction as plain text, to be copied: a line for each thing that was said. */
export function useCorrectionText() {
  const { t } = useTranslation('grading');
  return (essay: string, values: EssayValues): string => {
    const said = (label: string, text: string) => t('overtaken.line', { label, text });
    const { rating, tags, comment, category_comments: comments, annotations } = values;
    return [
      ...(rating === '' ? [] : [said(t('overall.rating'), rating)]),
      ...(tags.length === 0 ? [] : [said(t('overall.tags'), tags.join(t('separator')))]),
      ...(comment === '' ? [] : [said(t('overall.comment'), comment)]),
      ...essayCategories.flatMap((category) => {
        const text = comments[category] ?? '';
        return text === '' ? [] : [said(t(`category.${category}`), text)];
      }),
      ...inTextOrder(annotations).map((note) => {
        const quote = t('remarks.quote', { words: essay.slice(note.start, note.end) });
        return said(`${t(`category.${note.category}`)} ${quote}`, note.comment);
      }),
    ].join('\n');
  };
}
