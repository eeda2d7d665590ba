import { materials, selectList } from '../../machines/materials/materials';
import { allowedOrigins } from '../../services/allowedAddresses';
import { MaterialsScreen } from '../../ui/materials/MaterialsScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: materials,
  view: MaterialsScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query, origins: allowedOrigins() }),
  addressed: selectList,
});
