// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrintedSheets } from '../../src/atlas/pages/PrintedSheets';
import { showView } from '../ui/showView';

const large = { width: 1500, height: 2800 };

test('a drawing is there once more for each sheet, but only while it is printed', () => {
  const { container } = showView(<PrintedSheets placed={large} drawing="drawing" />, 'en');
  const sheets = () => container.querySelectorAll('use[href="#drawing"]').length;
  expect(sheets()).toBe(0);
  fireEvent(window, new Event('beforeprint'));
  expect(sheets()).toBe(6);
  fireEvent(window, new Event('afterprint'));
  expect(sheets()).toBe(0);
});
