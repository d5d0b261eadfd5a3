export { AssignForm } from './forms/prospect/AssignForm.tsx';
export { ProspectForm } from './forms/prospect/ProspectForm.tsx';
export { Screen } from './page/Screen.tsx';
export { ShippingForm } from './forms/shipping/ShippingForm.tsx';
export { SpendDetails } from './spend/SpendDetails.tsx';
