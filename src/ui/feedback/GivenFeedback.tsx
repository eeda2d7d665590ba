import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PostClassDraft } from '../../domain/feedback';
import { Fact, Facts } from '../parts/Facts';
import { useFeedbackLines } from './feedbackLines';

interface GivenFeedbackProps {
  readonly values: PostClassDraft;
  /** What it is called: 'As parents see it'. */
  readonly label: string;
}

/** A feedback as parents see it. */
export function GivenFeedback({ values, label }: GivenFeedbackProps) {
  const { t } = useTranslation('feedback');
  const lines = useFeedbackLines()(values);
  return (
    <section aria-label={label}>
      <Facts layout="table" whiteSpace="pre-wrap">
        {lines.map(({ name, label, text }) => (
          <Fact key={name} name={label}>
            {text}
          </Fact>
        ))}
      </Facts>
      <chakra.div display="flex" flexWrap="wrap" gap={2} mt={4}>
        {values.images.map((address, index) => (
          <chakra.img
            key={address}
            src={address}
            alt={t('image.alt', { name: t('field.images'), number: index + 1 })}
            maxHeight="12rem"
            borderRadius="control"
          />
        ))}
      </chakra.div>
    </section>
  );
}
