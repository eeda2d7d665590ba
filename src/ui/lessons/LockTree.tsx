import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { CourseLocks } from '../../machines/lessons/courseLocks';
import { chosenOf } from '../../domain/lockChoice';
import {
  type lessonLocks,
  selectChoice,
  selectIsPreviewing,
  selectOpen,
} from '../../machines/lessons/lessonLocks';
import { Tree } from '../parts/Tree';
import { type LockNode, shownNodes } from './lockNodes';
import { LockTreeRow } from './LockTreeRow';

interface LockTreeProps {
  readonly actor: ActorRefFrom<typeof lessonLocks>;
  readonly tree: CourseLocks;
}

/** Chapters, lessons and cards of a course, each with its locks, to be chosen. */
export function LockTree({ actor, tree }: LockTreeProps) {
  const { t } = useTranslation('lessons');
  const choice = useSelector(actor, selectChoice);
  const switched = useSelector(actor, selectOpen);
  const isBusy = useSelector(actor, selectIsPreviewing);
  const nodes = useMemo(() => shownNodes(tree, switched), [tree, switched]);
  const switchNode = ({ key }: LockNode) => actor.send({ type: 'node.switched', key });
  return (
    <Tree
      label={t('locks.tree')}
      nodes={nodes}
      disabled={isBusy}
      checkedOf={({ part }) => chosenOf(choice, part)}
      onToggle={({ part }) => actor.send({ type: 'choice.toggled', ...part })}
      onSwitch={switchNode}
    >
      {(node) => (
        <LockTreeRow
          node={node}
          chosen={chosenOf(choice, node.part)}
          onSwitch={
            isBusy
              ? undefined
              : () => {
                  switchNode(node);
                }
          }
        />
      )}
    </Tree>
  );
}
