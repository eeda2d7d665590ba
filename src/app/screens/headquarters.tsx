import { lazy } from 'react';
import { getI18n } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { headquarters } from '../../machines/feedback/headquarters';
import { HeadquartersScreen } from '../../ui/feedback/HeadquartersScreen';
import { screen } from './screen';

/** Loads the names of all charts, which only this list needs. */
const RecordedMoves = lazy(async () => {
  const [{ RecordedMoves: moves }] = await Promise.all([
    import('../../ui/feedback/RecordedMoves'),
    getI18n().loadNamespaces(['paths']),
  ]);
  return { default: moves };
});

function View({ actor }: { readonly actor: ActorRefFrom<typeof headquarters> }) {
  return <HeadquartersScreen actor={actor} recordView={RecordedMoves} />;
}

export const Screen = screen({
  chart: headquarters,
  view: View,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: 'itself',
});
