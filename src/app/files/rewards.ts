import { coinAccountRow, coinRecord } from '../../domain/rewards';
import { coinColumns, coinRecordColumns } from '../../ui/rewards/coinColumns';
import { crystalColumns, crystalRecordColumns } from '../../ui/rewards/crystalColumns';
import { crystalRecord, crystalRow } from '../../domain/crystals';
import { highlightColumns } from '../../ui/rewards/highlightColumns';
import { highlightRow } from '../../domain/highlights';
import { ownCoinColumns } from '../../ui/rewards/ownCoinColumns';
import { ownCoinRecord } from '../../domain/ownCoins';
import { propColumns, propGrantColumns } from '../../ui/rewards/propColumns';
import { propGrantRow, propStudentRow } from '../../domain/props';
import { type Writers, writerOf } from '../world/listWriter';

/** The files of the lists of rewards, by the ids of their charts. */
export const files: Writers = {
  coinRecordRows: writerOf({
    row: coinRecord,
    columns: coinRecordColumns,
    title: (t) => t('tab.records'),
  }),
  ownCoinRows: writerOf({
    row: ownCoinRecord,
    columns: ownCoinColumns,
    title: (t) => t('tab.own'),
  }),
  crystalRecordRows: writerOf({
    row: crystalRecord,
    columns: crystalRecordColumns,
    title: (t) => t('tab.crystalRecords'),
  }),
  propGrantRows: writerOf({
    row: propGrantRow,
    columns: propGrantColumns,
    title: (t) => t('tab.propRecords'),
  }),
  coinRows: writerOf({
    row: coinAccountRow,
    columns: coinColumns,
    title: (t) => t('tab.coins'),
  }),
  crystalRows: writerOf({
    row: crystalRow,
    columns: crystalColumns,
    title: (t) => t('tab.crystals'),
  }),
  propStudentRows: writerOf({
    row: propStudentRow,
    columns: propColumns,
    title: (t) => t('tab.props'),
  }),
  highlightRows: writerOf({
    row: highlightRow,
    columns: highlightColumns,
    title: (t) => t('tab.excellent'),
  }),
};
