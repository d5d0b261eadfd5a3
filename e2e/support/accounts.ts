/** The demo accounts; all have the same password. */
export const PASSWORD = 'press-room-1';
export const REP = 'rep@galley.example';
export const OTHER = 'other@galley.example';
export const MANAGER = 'manager@galley.example';
export const OPERATIONS = 'ops@galley.example';
