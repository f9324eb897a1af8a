// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrandPicture } from './brand-picture.tsx';

it('has its size before it loads, and is hidden from screen readers', () => {
  const { getByRole } = render(<BrandPicture src="/assets/HA.svg" />);
  const picture = getByRole('presentation');
  expect(picture).toHaveProperty('width', 480);
  expect(picture).toHaveProperty('height', 160);
  expect(picture.getAttribute('loading')).toBe('lazy');
});

it('renders nothing without a picture, or when it cannot be fetched', () => {
  const { container, getByRole, rerender } = render(<BrandPicture src={null} />);
  expect(container.childElementCount).toBe(0);
  rerender(<BrandPicture src="/assets/HA.svg" />);
  fireEvent.error(getByRole('presentation'));
  expect(container.childElementCount).toBe(0);
  rerender(<BrandPicture src="/assets/BA.svg" />);
  expect(getByRole('presentation').getAttribute('src')).toBe('/assets/BA.svg');
});
