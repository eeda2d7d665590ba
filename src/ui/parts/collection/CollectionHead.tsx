import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectAsOf, selectTotal } from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import { useDates } from '../dates';
import { PageHead } from '../PageHead';
import type { CollectionActor } from './actor';
import { CollectionExport } from './CollectionExport';

interface CollectionHeadProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  readonly title: string;
  /** What is counted: '32 students'. */
  readonly countOf: (count: number) => string;
  readonly action?: ReactNode;
}

/** The head of a list screen: what is counted and as of when, the export, the primary action. */
export function CollectionHead<K extends Kinds>(props: CollectionHeadProps<K>) {
  const { t } = useTranslation('parts');
  const { moment } = useDates();
  const total = useSelector(props.actor, selectTotal);
  const asOf = useSelector(props.actor, selectAsOf);
  return (
    <PageHead
      title={props.title}
      count={asOf === null ? undefined : props.countOf(total)}
      asOf={asOf === null ? undefined : t('asOf', { time: moment(asOf) })}
      action={
        <>
          <CollectionExport actor={props.actor} />
          {props.action}
        </>
      }
    />
  );
}
