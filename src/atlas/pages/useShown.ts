import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  selectAddress,
  selectComparison,
  selectHighlight,
  selectLanguage,
  selectProofs,
  type AtlasActor,
} from '../charts/atlas';
import type { Together } from '../compare/together';
import { chartNames } from '../chartNames';
import type { Looks } from '../drawing/looks';
import type { Marks } from '../drawing/marks';
import { drawnVersion } from '../model/address';
import { sequenceOf } from '../model/comparison';
import type { Diagram } from '../model/diagram';
import type { Names } from '../model/names';
import { searched } from '../model/search';
import { diagramOfVersion, togetherOf } from '../versions';
import { pathFollowed, sequenceFollowed } from './followed';
import { looksOf } from './looksOf';
import { searchable } from './searchable';

/** What of a chart is shown. */
export interface Shown {
  /** What is drawn: the chart, or another version of it. */
  readonly drawn: Diagram;
  /** The chart as it was and is; null where it has not changed, or that is not looked at. */
  readonly changes: Together | null;
  readonly names: Names;
  readonly looks: Looks;
  readonly marks: Marks;
}

const none: Marks = new Map();

/** Brings together what the address asks to be shown of a chart; null for one that there never was. */
export function useShown(actor: AtlasActor, chart: string): Shown | null {
  const address = useSelector(actor, selectAddress);
  const language = useSelector(actor, selectLanguage);
  const comparison = useSelector(actor, selectComparison);
  const proof = useSelector(actor, selectProofs)[chart];
  const highlight = useSelector(actor, selectHighlight);
  const { find } = address;
  const version = drawnVersion(address);
  const diagram = diagramOfVersion(comparison, chart, 'after');
  const drawn = diagramOfVersion(comparison, chart, version);
  const changes = address.changes === null ? null : togetherOf(comparison, chart);
  const names = useMemo(() => chartNames(chart, language), [chart, language]);
  const found = useMemo(() => {
    if (find === '' || drawn === null) return null;
    const texts = searchable(proof, language);
    return new Set(searched(drawn, names, find, texts).map(({ id }) => id));
  }, [drawn, names, find, proof, language]);
  const marks = changes?.marks ?? none;
  const looks = useMemo(() => {
    if (diagram === null || drawn === null) return new Map();
    const followed =
      changes === null
        ? pathFollowed(address, proof, diagram)
        : sequenceFollowed(address, sequenceOf(comparison, chart), changes);
    const { isCoverageShown, step } = address;
    return looksOf({
      ...{ drawn, diagram, proof, isCoverageShown, marks, followed, step, highlight, found },
    });
  }, [drawn, diagram, proof, changes, marks, comparison, chart, address, highlight, found]);
  return diagram === null || drawn === null ? null : { drawn, changes, names, looks, marks };
}
