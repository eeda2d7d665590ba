import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { Checkbox } from '../../ui/parts/Checkbox';
import type { PanelProps } from '../panels';
import { exportFormats, isDrawn, isText } from './exportFormats';
import {
  selectIsMaking,
  selectIsMarked,
  selectWish,
  type ExportingActor,
  type ExportWish,
} from './exporting';
import { ExportOutcome } from './ExportOutcome';
import { rasterFor } from './raster';

interface ExportPanelProps extends PanelProps {
  readonly actor: ExportingActor;
}

const plain = new Map<string, never>();

/** The chart that is shown, as a file or through the clipboard. */
export function ExportPanel({ actor, machine, placed, names, looks, marks }: ExportPanelProps) {
  const { t } = useTranslation('atlas');
  const wish = useSelector(actor, selectWish);
  const isMaking = useSelector(actor, selectIsMaking);
  const raster = placed === null ? null : rasterFor(placed);
  const isMarked = useSelector(actor, selectIsMarked);
  const shown = isMarked ? { looks, marks } : { looks: plain, marks: plain };
  const drawing = placed === null ? null : { placed, title: names.chart, ...shown };
  const request = (next: ExportWish) =>
    actor.send({ type: 'export.requested', wish: next, source: { machine, drawing } });
  const stateOf = ({ format, use }: ExportWish) => ({
    busy: isMaking && wish?.format === format && wish.use === use,
    disabled: isDrawn(format) && drawing === null,
    reason: t('export.notDrawn'),
  });
  return (
    <>
      <chakra.div mb={3}>
        <Checkbox checked={isMarked} onChange={() => actor.send({ type: 'marks.toggled' })}>
          {t('export.marked')}
        </Checkbox>
        <chakra.p textStyle="small" color="fg.muted">
          {t('export.markedWhy')}
        </chakra.p>
      </chakra.div>
      <chakra.ul display="grid" gap={4}>
        {exportFormats.map((format) => (
          <li key={format}>
            <chakra.h2 fontWeight="semibold">{t(`export.format.${format}`)}</chakra.h2>
            <chakra.p textStyle="small" color="fg.muted" mb={1.5}>
              {t(`export.for.${format}`)}
              {format === 'png' && raster !== null ? ` · ${t('export.size', { ...raster })}` : null}
            </chakra.p>
            <chakra.div display="flex" gap={2}>
              <Button
                size="small"
                icon={Download}
                aria-label={t('export.saveFormat', { format: t(`export.format.${format}`) })}
                onClick={() => request({ format, use: 'save' })}
                {...stateOf({ format, use: 'save' })}
              >
                {t('export.save')}
              </Button>
              {isText(format) ? (
                <Button
                  size="small"
                  kind="quiet"
                  icon={Copy}
                  aria-label={t('export.copyFormat', { format: t(`export.format.${format}`) })}
                  onClick={() => request({ format, use: 'copy' })}
                  {...stateOf({ format, use: 'copy' })}
                >
                  {t('export.copy')}
                </Button>
              ) : null}
            </chakra.div>
          </li>
        ))}
      </chakra.ul>
      {raster?.isBounded === true ? (
        <chakra.p textStyle="small" color="fg.muted" mt={4}>
          {t('export.bounded', { scale: raster.scale.toFixed(1) })}
        </chakra.p>
      ) : null}
      <ExportOutcome actor={actor} chart={machine.id} onRetry={request} />
    </>
  );
}
