import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { essayCategories } from '../../domain/grading';
import { inTextOrder } from '../../machines/grading/annotations';
import type { Loaded } from '../../machines/grading/definition';
import type { EssayValues } from '../../machines/grading/essay';
import { BesideMarks } from '../parts/BesideMarks';
import { CategoryName } from './CategoryName';
import { CorrectedText } from './CorrectedText';
import { EssayTask } from './EssayTask';
import { RemarkNumber } from './RemarkNumber';
import { SectionHead } from './SectionHead';

interface CorrectedEssayProps {
  readonly work: Loaded<EssayValues>;
  readonly values: EssayValues;
}

/** A corrected essay as the student and the parents see it. */
export function CorrectedEssay({ work, values }: CorrectedEssayProps) {
  const { t } = useTranslation('grading');
  const text = work.text ?? '';
  const notes = inTextOrder(values.annotations);
  const comments = essayCategories.filter(
    (category) => (values.category_comments[category] ?? '').trim() !== '',
  );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap={4}>
        <chakra.p textStyle="title" fontVariantNumeric="tabular-nums">
          {t('overall.rated', { rating: values.rating })}
        </chakra.p>
        <chakra.p color="fg.muted">{values.tags.join(t('separator'))}</chakra.p>
      </chakra.div>
      <section>
        <SectionHead title={t('overall.comment')} />
        <chakra.p whiteSpace="pre-wrap" maxWidth="line">
          {values.comment}
        </chakra.p>
      </section>
      <chakra.section borderWidth="1px" borderRadius="control" bg="bg.panel">
        <EssayTask title={work.title} prompt={work.prompt} text={text} />
        <chakra.div
          data-noted=""
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: notes.length === 0 ? undefined : 'minmax(0, 3fr) minmax(0, 2fr)',
          }}
          gap={5}
          px={5}
          py={3}
        >
          <CorrectedText text={text} notes={notes} name={work.student} />
          {notes.length === 0 ? null : (
            <section aria-label={t('remarks.title')}>
              <BesideMarks>
                {notes.map((note, index) => (
                  <chakra.li key={note.id} data-note={note.id} display="flex" gap={2}>
                    <RemarkNumber number={index + 1} />
                    <chakra.span whiteSpace="pre-wrap" minWidth={0}>
                      <CategoryName category={note.category} /> {note.comment}
                    </chakra.span>
                  </chakra.li>
                ))}
              </BesideMarks>
            </section>
          )}
        </chakra.div>
      </chakra.section>
      {comments.length === 0 ? null : (
        <section>
          <SectionHead title={t('categories')} />
          <chakra.dl display="grid" gap={2} maxWidth="line">
            {comments.map((category) => (
              <div key={category}>
                <chakra.dt color="fg.muted" textStyle="small">
                  {t(`category.${category}`)}
                </chakra.dt>
                <chakra.dd whiteSpace="pre-wrap">{values.category_comments[category]}</chakra.dd>
              </div>
            ))}
          </chakra.dl>
        </section>
      )}
    </chakra.div>
  );
}
