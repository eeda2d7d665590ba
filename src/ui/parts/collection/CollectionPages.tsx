import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  selectPage,
  selectPageSize,
  selectRules,
  selectTotal,
} from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import { Pagination } from '../Pagination';
import type { CollectionActor } from './actor';

interface CollectionPagesProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  /** Chooses the columns of the list. */
  readonly columns: ReactNode;
}

/** The pages of a list. */
export function CollectionPages<K extends Kinds>({ actor, columns }: CollectionPagesProps<K>) {
  const page = useSelector(actor, selectPage);
  const pageSize = useSelector(actor, selectPageSize);
  const total = useSelector(actor, selectTotal);
  const { rules } = useSelector(actor, selectRules<K>);
  return (
    <Pagination
      tools={columns}
      page={page}
      pageSize={pageSize}
      total={total}
      pageSizes={rules.pageSizes}
      onPage={(next) => actor.send({ type: 'page.chosen', page: next })}
      onPageSize={(size) => actor.send({ type: 'pageSize.chosen', pageSize: size })}
    />
  );
}
