import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './TextField.tsx';

describe('A text field', () => {
  test('has its label as name, and reports what is typed', async () => {
    const onChange = jest.fn();
    render(<TextField label="Email" type="email" value="" onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a');
    expect(onChange).toHaveBeenCalledWith('a');
  });

  test('is invalid, and described by its error, if it has one', () => {
    render(
      <TextField label="Email" hint="at work" error="User email is required." value="" onChange={() => {}} />,
    );
    const input = screen.getByLabelText('Email');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('at work User email is required.');
  });

  test('without an error is valid', () => {
    render(<TextField label="Email" required value="" onChange={() => {}} />);
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(screen.getByLabelText('Email')).toBeRequired();
  });
});
