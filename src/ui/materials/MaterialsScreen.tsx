import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { MaterialRow } from '../../domain/materials';
import { nameIn } from '../../domain/named';
import type { Materials } from '../../machines/materials/materialRows';
import {
  selectList,
  selectOrigins,
  selectUploads,
  type materials,
} from '../../machines/materials/materials';
import { selectAnswerIfAny } from '../../machines/parts/record';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { actions, columnsOf } from '../parts/columns';
import { MaterialActions } from './MaterialActions';
import { materialKinds } from './materialColumns';
import { MaterialRemoval } from './MaterialRemoval';
import { MaterialUpload } from './MaterialUpload';

const none: Materials['courses'] = [];

/** The school's materials, with the place where more are uploaded [SCREEN-150 … SCREEN-154]. */
export function MaterialsScreen({ actor }: ActorProps<typeof materials>) {
  const list = useSelector(actor, selectList);
  const uploads = useSelector(actor, selectUploads);
  const origins = useSelector(actor, selectOrigins);
  const courses = useSelector(list, selectAnswerIfAny<Materials>)?.courses ?? none;
  const columns = useMemo(
    () =>
      columnsOf<MaterialRow>('materials', [
        ...materialKinds,
        actions('act', (row) => list && <MaterialActions actor={list} {...{ row, origins }} />, {
          width: 48,
        }),
      ]),
    [list, origins],
  );
  const words = useMemo(() => ({ label: 'title', values: { course: nameIn(courses) } }), [courses]);
  if (list === undefined || uploads === undefined) return null;
  return (
    <ListScreen
      {...{ actor: list, columns, words }}
      choices={{ course: courses.map(({ id }) => String(id)) }}
    >
      <MaterialUpload {...{ actor, uploads, courses }} />
      <MaterialRemoval actor={list} />
    </ListScreen>
  );
}
