import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Passage } from '../../domain/answers';
import type { Loaded } from '../../machines/grading/definition';
import { PassageText } from '../parts/answers/PassageText';
import { Formula } from '../parts/Formula';
import { Photo } from '../parts/Photo';
import { useToldName } from '../parts/useToldName';

export interface AnswerTextProps {
  readonly work: Loaded<
    unknown,
    { readonly image: string | null; readonly passage: Passage }
  > | null;
  readonly rightAnswer: string | undefined;
}

/** A question, the student's answer, and the one that was expected. */
export function AnswerText({ work, rightAnswer }: AnswerTextProps) {
  const { t } = useTranslation('grading');
  const told = useToldName();
  if (work === null) return null;
  const parts = [
    ['answers.stem', work.prompt],
    ['answers.answer', work.text ?? ''],
    ['answers.rightAnswer', rightAnswer ?? ''],
  ] as const;
  const { image, passage } = work.info;
  return (
    <chakra.section
      aria-label={t('answer.shown', { name: told(work.student) })}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
    >
      {passage === null ? null : (
        <chakra.div px={5} pt={3}>
          <PassageText of={passage} />
        </chakra.div>
      )}
      {parts.map(([name, text]) =>
        text === '' ? null : (
          <chakra.div key={name} px={5} py={3} _notFirst={{ borderTopWidth: '1px' }}>
            <chakra.h2 textStyle="small" color="fg.muted">
              {t(name)}
            </chakra.h2>
            <chakra.div whiteSpace="pre-wrap" overflowWrap="anywhere">
              <Formula text={text} />
            </chakra.div>
          </chakra.div>
        ),
      )}
      {image === null ? null : (
        <chakra.div borderTopWidth="1px">
          <Photo src={image} alt={t('answer.photo', { name: told(work.student) })} />
        </chakra.div>
      )}
    </chakra.section>
  );
}
