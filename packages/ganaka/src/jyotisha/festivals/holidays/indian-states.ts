/**
 * The states and union territories of India by the codes of ISO 3166-2:IN, with the names of the gazetteer and their
 * capitals. `formerly` is the code before November 2023.
 */
/** The place at which the holidays of a land are decided: its capital. */
export interface Capital {
  readonly name: string;
  readonly latDeg: number;
  readonly lonDeg: number;
}

export interface IndianState {
  readonly code: string;
  readonly name: string;
  readonly formerly?: string;
  readonly capital: Capital;
}

const state = (
  code: string,
  name: string,
  [town, latDeg, lonDeg]: readonly [town: string, latDeg: number, lonDeg: number],
  formerly?: string,
): IndianState => ({ code, name, capital: { name: town, latDeg, lonDeg }, ...(formerly && { formerly }) });

export const INDIAN_STATES: readonly IndianState[] = [
  state('AN', 'Andaman and Nicobar', ['Port Blair', 11.6234, 92.7265]),
  state('AP', 'Andhra Pradesh', ['Amaravati', 16.5131, 80.5165]),
  state('AR', 'Arunachal Pradesh', ['Itanagar', 27.0844, 93.6053]),
  state('AS', 'Assam', ['Dispur', 26.1433, 91.7898]),
  state('BR', 'Bihar', ['Patna', 25.5941, 85.1376]),
  state('CG', 'Chhattisgarh', ['Raipur', 21.2514, 81.6296], 'CT'),
  state('CH', 'Chandigarh', ['Chandigarh', 30.7333, 76.7794]),
  state('DH', 'Dadra and Nagar Haveli and Daman and Diu', ['Daman', 20.3974, 72.8328], 'DN'),
  state('DL', 'Delhi', ['New Delhi', 28.6139, 77.209]),
  state('GA', 'Goa', ['Panaji', 15.4909, 73.8278]),
  state('GJ', 'Gujarat', ['Gandhinagar', 23.2156, 72.6369]),
  state('HP', 'Himachal Pradesh', ['Shimla', 31.1048, 77.1734]),
  state('HR', 'Haryana', ['Chandigarh', 30.7333, 76.7794]),
  state('JH', 'Jharkhand', ['Ranchi', 23.3441, 85.3096]),
  state('JK', 'Jammu and Kashmir', ['Srinagar', 34.0837, 74.7973]),
  state('KA', 'Karnataka', ['Bengaluru', 12.9716, 77.5946]),
  state('KL', 'Kerala', ['Thiruvananthapuram', 8.5241, 76.9366]),
  state('LA', 'Ladakh', ['Leh', 34.1526, 77.5771]),
  state('LD', 'Lakshadweep', ['Kavaratti', 10.5669, 72.642]),
  state('MH', 'Maharashtra', ['Mumbai', 18.975, 72.8258]),
  state('ML', 'Meghalaya', ['Shillong', 25.5788, 91.8933]),
  state('MN', 'Manipur', ['Imphal', 24.817, 93.9368]),
  state('MP', 'Madhya Pradesh', ['Bhopal', 23.2599, 77.4126]),
  state('MZ', 'Mizoram', ['Aizawl', 23.7271, 92.7176]),
  state('NL', 'Nagaland', ['Kohima', 25.6751, 94.1086]),
  state('OD', 'Odisha', ['Bhubaneswar', 20.2961, 85.8245], 'OR'),
  state('PB', 'Punjab', ['Chandigarh', 30.7333, 76.7794]),
  state('PY', 'Puducherry', ['Puducherry', 11.9416, 79.8083]),
  state('RJ', 'Rajasthan', ['Jaipur', 26.9124, 75.7873]),
  state('SK', 'Sikkim', ['Gangtok', 27.3314, 88.6138]),
  state('TN', 'Tamil Nadu', ['Chennai', 13.0827, 80.2707]),
  state('TR', 'Tripura', ['Agartala', 23.8315, 91.2868]),
  state('TS', 'Telangana', ['Hyderabad', 17.385, 78.4867], 'TG'),
  state('UK', 'Uttarakhand', ['Dehradun', 30.3165, 78.0322], 'UT'),
  state('UP', 'Uttar Pradesh', ['Lucknow', 26.8467, 80.9462]),
  state('WB', 'West Bengal', ['Kolkata', 22.5726, 88.3639]),
];
