/// What `config.json` of a model says, as far as it matters here (Hugging Face `transformers`, "Configuration").
struct ModelConfiguration: Decodable {
  var modelType: String?
  var dModel: Int?
  var decoderLayers: Int?
  var decoderAttentionHeads: Int?
  var vocabSize: Int?
  var decoderVocabSize: Int?
  var maxPositionEmbeddings: Int?
  var license: String?
}

/// What a `generation_config.json` says, or in older models a `config.json`; the names are those of `transformers`.
struct GenerationSettings: Decodable {
  /// `early_stopping`: a flag, or the word "never".
  enum Stopping: Decodable, Hashable {
    case flag(Bool)
    case word(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      // The attempt that fails says "not a flag", which is the question asked.
      if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else {
        self = .word(try value.decode(String.self))
      }
    }
  }

  var decoderStartTokenId: Int?
  var eosTokenId: Int?
  var padTokenId: Int?
  var forcedBosTokenId: Int?
  var forcedEosTokenId: Int?
  var badWordsIds: [[Int]]?
  var numBeams: Int?
  var maxLength: Int?
  var minLength: Int?
  var lengthPenalty: Double?
  var earlyStopping: Stopping?
  var noRepeatNgramSize: Int?
  // What is refused unless it says what is usual.
  var doSample: Bool?
  var numBeamGroups: Int?
  var repetitionPenalty: Double?
  var encoderRepetitionPenalty: Double?
  var encoderNoRepeatNgramSize: Int?
  var minNewTokens: Int?
  var suppressTokens: [Int]?
  var beginSuppressTokens: [Int]?

  /// The name of a setting that is not followed here and asks for something.
  var unsupported: String? {
    if doSample == true { return "do_sample" }
    if (numBeamGroups ?? 1) > 1 { return "num_beam_groups" }
    if (repetitionPenalty ?? 1) != 1 { return "repetition_penalty" }
    if (encoderRepetitionPenalty ?? 1) != 1 { return "encoder_repetition_penalty" }
    if (encoderNoRepeatNgramSize ?? 0) > 0 { return "encoder_no_repeat_ngram_size" }
    if (minNewTokens ?? 0) > 0 { return "min_new_tokens" }
    if !(suppressTokens ?? []).isEmpty { return "suppress_tokens" }
    return (beginSuppressTokens ?? []).isEmpty ? nil : "begin_suppress_tokens"
  }

  /// These settings where they are said, else those of the older file.
  func over(_ older: GenerationSettings) -> GenerationSettings {
    var merged = older
    func take<Value>(_ path: WritableKeyPath<GenerationSettings, Value?>) {
      if let value = self[keyPath: path] { merged[keyPath: path] = value }
    }
    take(\.decoderStartTokenId)
    take(\.eosTokenId)
    take(\.padTokenId)
    take(\.forcedBosTokenId)
    take(\.forcedEosTokenId)
    take(\.badWordsIds)
    take(\.numBeams)
    take(\.maxLength)
    take(\.minLength)
    take(\.lengthPenalty)
    take(\.earlyStopping)
    take(\.noRepeatNgramSize)
    return merged
  }
}
