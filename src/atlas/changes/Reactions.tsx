import { useTranslation } from 'react-i18next';
import { chakra } from '@chakra-ui/react';
import type { ShortestSequence } from '../model/comparison';
import type { Names } from '../model/names';
import { Code, Fact, Facts } from '../pages/Facts';

interface ReactionsProps {
  readonly sequence: ShortestSequence;
  readonly names: Names;
}

/** What each version does in the last step. */
export function Reactions({ sequence, names }: ReactionsProps) {
  return (
    <Facts>
      {(['before', 'after'] as const).map((version) => (
        <Reaction key={version} version={version} sequence={sequence} names={names} />
      ))}
    </Facts>
  );
}

interface ReactionProps extends ReactionsProps {
  readonly version: 'before' | 'after';
}

function Reaction({ version, sequence, names }: ReactionProps) {
  const { t } = useTranslation(['charts', 'atlas']);
  const { tells, remembers } = sequence[version];
  const standing = sequence.steps.at(-1)?.[version] ?? null;
  const facts = [
    ...tells.map((fact) => ['tells', fact] as const),
    ...remembers.map((fact) => ['remembers', fact] as const),
  ];
  return (
    <Fact name={t(`atlas:changes.version.${version}`)}>
      {standing === null
        ? t('say.fails')
        : t('say.comesTo', { state: names.value(standing.value) })}
      {standing?.taken.length === 0 ? (
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {t('say.takesNothing')}
        </chakra.span>
      ) : null}
      {facts.map(([key, fact]) => (
        <chakra.span key={`${key} ${fact}`} display="block" textStyle="small" color="fg.muted">
          {t(`say.${key}`)} <Code>{fact}</Code>
        </chakra.span>
      ))}
    </Fact>
  );
}
