import { material } from '../../machines/materials/material';
import { allowedOrigins } from '../../services/allowedAddresses';
import { MaterialScreen } from '../../ui/materials/MaterialScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: material,
  view: MaterialScreen,
  input: ({ subjectId, key }) => ({
    payload: { subject_id: subjectId, material_id: Number(key['material_id']) },
    scope: { origins: allowedOrigins() },
  }),
});
