import Foundation

/// What a hiker wrote about a trail; nobody asked in which language.
struct Review {
  /// Names the review: a translation is told by it.
  let id: String
  let trail: String
  let text: String
}

extension Review {
  /// Made up for this example, as are the trails.
  static let all = [
    Review(
      id: "r01", trail: "Heron Lake Loop",
      text:
        "The path around the lake is flat and easy, and my children loved it. Bring something against mosquitoes."
    ),
    Review(
      id: "r02", trail: "Heron Lake Loop",
      text: "Wir sind den Rundweg im Oktober gegangen. Morgens lag Nebel über dem See, das war wunderschön."),
    Review(
      id: "r03", trail: "Miller's Ridge",
      text: "La montée est longue, mais la vue au sommet vaut vraiment l'effort. Prenez assez d'eau."),
    Review(
      id: "r04", trail: "Miller's Ridge",
      text: "We started too late and came back in the dark. Take a lamp with you."),
    Review(
      id: "r05", trail: "Cedar Shrine Trail",
      text: "杉の並木がとても静かで、気持ちよく歩けました。雨の後は石段が滑るので気をつけてください。"),
    Review(
      id: "r06", trail: "Cedar Shrine Trail",
      text: "El sendero está bien señalizado y hay mucha sombra, así que se puede ir también en verano."),
    Review(
      id: "r07", trail: "Old Ferry Path",
      text: "Stigen längs floden var lerig efter regnet, men det fanns gott om plats för en paus vid bryggan."
    ),
    Review(
      id: "r08", trail: "Old Ferry Path",
      text: "The bridge was closed, so we had to turn back after two hours."),
    Review(
      id: "r09", trail: "Windmill Traverse",
      text: "Für Hunde ist der Weg nicht geeignet, weil man über drei Leitern klettern muss."),
    Review(
      id: "r10", trail: "Windmill Traverse",
      text: "Nous avons croisé très peu de monde. Le refuge sert une soupe excellente."),
    Review(id: "r11", trail: "Windmill Traverse", text: "👍👍👍"),
    Review(
      id: "r12", trail: "Heron Lake Loop",
      text: "Hay que llegar temprano porque el aparcamiento se llena antes de las nueve."),
    Review(
      id: "r13", trail: "Miller's Ridge",
      text: "Utsikten från toppen är fantastisk, men de sista hundra metrarna är riktigt branta."),
    Review(
      id: "r14", trail: "Old Ferry Path",
      text: "川沿いの道で、鳥がたくさん見られます。駅から歩いて行けるのも便利です。"),
  ]
}
