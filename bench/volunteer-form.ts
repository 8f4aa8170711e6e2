/** A registration as a volunteer that is accepted, without its photo. */
export function volunteerForm(n: number): FormData {
  const form = new FormData();
  const fields = {
    firstName: "Bench",
    lastName: ".",
    email: `bench${n}@mandap.example`,
    dob: "1990-01-01",
    gender: "Other",
    address: "Sneh Nagar",
    addressState: "Madhya Pradesh",
    addressDistrict: "Indore",
    educationLevel: "Graduation",
    selectedState: "Madhya Pradesh",
    selectedDistricts: '["Indore"]',
    skills: "[]",
    awards: "[]",
    hasExhibition: "No",
    hasAward: "No",
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
