import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { placesOfPassages, sheetGroups, type SheetQuestion } from '../../domain/errorBookSheet';
import type { SheetLayout } from '../../machines/answers/errorBookSheet';
import { DeletedMark } from '../parts/answers/DeletedMark';
import { errorBookSigns } from '../parts/answers/errorBookColumns';
import { PassageText } from '../parts/answers/PassageText';
import { QuestionOptions } from '../parts/answers/QuestionOptions';
import { Formula } from '../parts/Formula';
import { Section } from '../parts/Section';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';

interface SheetQuestionsProps {
  readonly list: readonly SheetQuestion[];
  readonly layout: SheetLayout;
}

type Numbered = SheetQuestion & { readonly number: number };

/** A question is not torn apart by the end of a page. */
const Item = chakra('li', {
  base: { listStyle: 'none', py: 3, borderTopWidth: '1px', breakInside: 'avoid' },
  variants: {
    beside: {
      true: { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: 6 },
    },
    /** Room to write in. */
    roomy: { true: { _print: { pb: 24 } } },
  },
});

/** The questions of a sheet group by group, with their solutions where the layout wants them. */
export function SheetQuestions({ list, layout: { by, answers } }: SheetQuestionsProps) {
  const { t } = useTranslation('answers');
  const groups = sheetGroups(list, by);
  const places = placesOfPassages(groups);
  const titleOf = (key: string, [first]: readonly Numbered[]) => {
    if (by === 'point') return first?.point_name ?? key;
    return key === 'unknown' ? t('sheet.unknown') : t(`cause.${key}`);
  };
  return (
    <Box maxWidth="60rem">
      {groups.map(({ key, questions }) => (
        <Section key={key} title={titleOf(key, questions)} count={questions.length} mb={5}>
          <ol>
            {questions.map((one) => (
              <Item key={one.number} beside={answers === 'beside'} roomy={answers !== 'beside'}>
                <Question of={one} passageAt={places.get(one.passage?.title ?? '')} />
                {answers === 'beside' ? <Solution of={one} /> : null}
              </Item>
            ))}
          </ol>
        </Section>
      ))}
      {answers === 'end' ? (
        <Section title={t('sheet.solutions')} _print={{ breakBefore: 'page' }}>
          <ol>
            {groups
              .flatMap(({ questions }) => questions)
              .map((one) => (
                <Item key={one.number}>
                  <Solution of={one} isNumbered />
                </Item>
              ))}
          </ol>
        </Section>
      ) : null}
    </Box>
  );
}

interface QuestionProps {
  readonly of: Numbered;
  /** The number of the question at which its passage is printed. */
  readonly passageAt: number | undefined;
}

function Question({ of, passageAt }: QuestionProps) {
  const { t } = useTranslation('answers');
  return (
    <div>
      <Text as="p" small muted figures display="flex" gap={3} flexWrap="wrap" mb={1}>
        <span>{t('sheet.number', { number: of.number })}</span>
        <span>{t(`type.${of.type}`)}</span>
        <span>{t('sheet.wrong', { count: of.tries })}</span>
        <Status kind={errorBookSigns[of.status]}>{t(`status.${of.status}`)}</Status>
        {of.is_deleted ? <DeletedMark /> : null}
      </Text>
      {passageAt === undefined || passageAt === of.number ? (
        <PassageText of={of.passage} />
      ) : (
        <Text as="p" small>
          {t('sheet.passage', { title: of.passage?.title, number: passageAt })}
        </Text>
      )}
      <Formula text={of.stem} />
      <QuestionOptions options={of.options} />
    </div>
  );
}

function Solution({ of, isNumbered = false }: { readonly of: Numbered; isNumbered?: boolean }) {
  const { t } = useTranslation('answers');
  return (
    <div>
      <Text as="p" small muted>
        {isNumbered ? t('sheet.answerOf', { number: of.number }) : t('field.right')}
      </Text>
      <Formula text={of.right_answer.join(', ')} />
      {of.analysis === '' ? null : (
        <Text as="div" small mt={1}>
          <Formula text={of.analysis} />
        </Text>
      )}
    </div>
  );
}
