import { chakra, HStack } from '@chakra-ui/react';
import { ChevronDown, ChevronRight, Square, SquareCheck, SquareMinus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { lessonLocks } from '../../domain/lessons';
import { useDates } from '../parts/dates';
import { Icon } from '../parts/Icon';
import { Status } from '../parts/Status';
import { StudentNames } from '../parts/StudentNames';
import { Text } from '../parts/Text';
import type { LockNode } from './lockNodes';
import { useToldName } from '../parts/useToldName';

interface LockTreeRowProps {
  readonly node: LockNode;
  readonly chosen: 'all' | 'some' | 'none';
  readonly onSwitch: (() => void) | undefined;
}

const marks = { all: SquareCheck, some: SquareMinus, none: Square };
const chapterSigns = { open: 'good', partly: 'watch', locked: 'none' } as const;
const signs = { locked: 'none', opened: 'waiting', unlocked: 'good' } as const;

/** One row of the tree: its mark, its name, how it stands, and who set it last. */
export function LockTreeRow({ node, chosen, onSwitch }: LockTreeRowProps) {
  const { level, name, isSprint, hasParts, isOpen } = node;
  const { t } = useTranslation('lessons');
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    onSwitch?.();
  };
  return (
    <HStack gap={2} minHeight="row" px={3} ps={`${String(level * 24 - 12)}px`}>
      <chakra.span
        aria-hidden
        boxSize={6}
        flex="none"
        display="grid"
        placeItems="center"
        onClick={hasParts ? press : undefined}
      >
        {hasParts ? <Icon of={isOpen ? ChevronDown : ChevronRight} /> : null}
      </chakra.span>
      <chakra.span
        aria-hidden
        display="flex"
        flex="none"
        color={chosen === 'none' ? 'fg.muted' : 'brand.fg'}
      >
        <Icon of={marks[chosen]} />
      </chakra.span>
      <chakra.div flex={1} minWidth={0} py={node.groups.length === 0 ? 0 : 1}>
        <Text as="p" cut title={name} fontWeight={level === 1 ? 'medium' : undefined}>
          <span>{name}</span>
          {isSprint ? (
            <Text small muted ms={2} title={t('locks.sprintWhy')}>
              {t('locks.sprint')}
            </Text>
          ) : null}
        </Text>
        {node.groups.map(({ lock, students, isRest }) => (
          <HStack
            key={lock}
            gap={1}
            align="baseline"
            wrap="wrap"
            textStyle="small"
            color="fg.muted"
          >
            {t('locks.who', { state: t(`lock.${lock}`) })}
            {isRest ? (
              <Text as="p">{t('locks.rest', { count: students.length })}</Text>
            ) : (
              <StudentNames students={students} count={students.length} />
            )}
          </HStack>
        ))}
      </chakra.div>
      <Standing node={node} />
    </HStack>
  );
}

function Standing({ node: { locks, changed, chapter } }: { readonly node: LockNode }) {
  const { t } = useTranslation('lessons');
  const { moment } = useDates();
  const told = useToldName();
  if (chapter !== null) {
    return <Status kind={chapterSigns[chapter]}>{t(`locks.chapter.${chapter}`)}</Status>;
  }
  if (locks === null) return null;
  const total = locks.locked + locks.opened + locks.unlocked;
  const said =
    changed === null ? '' : t('locks.changed', { by: told(changed.by), at: moment(changed.at) });
  return (
    <>
      <Text small muted cut title={said} maxWidth="15rem" hideBelow="lg">
        {said}{' '}
      </Text>
      {lessonLocks
        .filter((lock) => locks[lock] > 0)
        .map((lock) => (
          <Status key={lock} kind={signs[lock]}>
            {total === 1
              ? t(`lock.${lock}`)
              : t('locks.of', { state: t(`lock.${lock}`), count: locks[lock] })}
          </Status>
        ))}
    </>
  );
}
