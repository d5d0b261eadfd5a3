export { ProspectForm } from './prospect/ProspectForm.tsx';
export { Screen } from './screen/Screen.tsx';
export { ShippingForm } from './shipping/ShippingForm.tsx';
export { SpendDetails } from './spend/SpendDetails.tsx';
