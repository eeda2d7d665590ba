import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  knowledgeMap,
  type MarkedQuestion,
  type Mastery,
  masteryOf,
  type QuestionGroup,
} from '../../domain/exams';
import { wholePercent } from '../../domain/number';
import { Section } from '../parts/Section';
import { Status, type StatusKind } from '../parts/Status';
import { Text } from '../parts/Text';
import { QuestionNumbers } from './QuestionNumbers';

const signs: Readonly<Record<Mastery, StatusKind>> = {
  ...{ mastered: 'good', partly: 'watch', weak: 'act' },
};

const Points = chakra('ul', {
  base: {
    display: 'grid',
    gap: 3,
    gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
    '& > li': {
      p: 3,
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'control',
      breakInside: 'avoid',
    },
  },
});

interface KnowledgeMapProps {
  readonly questions: readonly MarkedQuestion[];
  /** Where the questions are listed. */
  readonly appendix: string;
}

/** The points of the paper by chapter, each with how well it is mastered [ROUTE-010, ROUTE-062]. */
export function KnowledgeMap({ questions, appendix }: KnowledgeMapProps) {
  const { t } = useTranslation('exams');
  return (
    <>
      <Text as="p" muted mb={4}>
        {t('map.why')}
      </Text>
      {knowledgeMap(questions).map(({ points, ...chapter }) => (
        <Section key={chapter.name} title={chapter.name} count={points.length} mb={5}>
          <Text as="p" muted figures mb={2}>
            {t('map.chapter', { ...chapter, value: wholePercent(chapter.share) })}
          </Text>
          <Points>
            {points.map((point) => (
              <li key={point.name}>
                <Point point={point} appendix={appendix} />
              </li>
            ))}
          </Points>
        </Section>
      ))}
    </>
  );
}

interface PointProps extends Pick<KnowledgeMapProps, 'appendix'> {
  readonly point: QuestionGroup;
}

function Point({ point: { name, share, won, full, numbers }, appendix }: PointProps) {
  const { t } = useTranslation('exams');
  const mastery = masteryOf(share);
  return (
    <>
      <Text as="p" fontWeight="medium">
        {name}
      </Text>
      <Status kind={signs[mastery]}>{t(`mastery.${mastery}`)}</Status>
      <chakra.div my={2} height={1.5} bg="bg.muted" borderRadius="full" aria-hidden>
        <chakra.div
          height="full"
          borderRadius="full"
          bg={`status.${signs[mastery]}`}
          style={{ width: `${String(wholePercent(share))}%` }}
        />
      </chakra.div>
      <Text as="p" small figures>
        {t('map.point', { won, full, value: wholePercent(share) })}
      </Text>
      <QuestionNumbers numbers={numbers} to={appendix} />
    </>
  );
}
